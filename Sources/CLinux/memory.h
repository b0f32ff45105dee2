/* Memory that a process at rest does not hold. */
#ifndef WIDGETHOST_MEMORY_H
#define WIDGETHOST_MEMORY_H
#include "linux.h"

/* Unmaps the pages of one loaded file that nothing writes to: its code and its constants. The kernel maps them again, from its cache of
 * files or from the file, when they are touched. What the loader relocated lies in segments that may be written and is left alone, and
 * so is a file with relocations in its code; the kernel's own library is no file. */
static inline int widgethost_unmap_clean_pages(struct dl_phdr_info *object, size_t size, void *data) {
    (void)size, (void)data;
    if (object->dlpi_name != NULL && strncmp(object->dlpi_name, "linux-vdso", 10) == 0) return 0;
    for (int i = 0; i < object->dlpi_phnum; i++) {
        const ElfW(Phdr) *segment = &object->dlpi_phdr[i];
        if (segment->p_type != PT_DYNAMIC) continue;
        const ElfW(Dyn) *entry = (const ElfW(Dyn) *)(object->dlpi_addr + segment->p_vaddr);
        for (; entry->d_tag != DT_NULL; entry++)
            if (entry->d_tag == DT_TEXTREL || (entry->d_tag == DT_FLAGS && (entry->d_un.d_val & DF_TEXTREL) != 0)) return 0;
    }
    const ElfW(Addr) page = (ElfW(Addr))sysconf(_SC_PAGESIZE);
    for (int i = 0; i < object->dlpi_phnum; i++) {
        const ElfW(Phdr) *segment = &object->dlpi_phdr[i];
        if (segment->p_type != PT_LOAD || (segment->p_flags & PF_W) != 0) continue;
        const ElfW(Addr) start = (object->dlpi_addr + segment->p_vaddr + page - 1) & ~(page - 1);
        const ElfW(Addr) end = (object->dlpi_addr + segment->p_vaddr + segment->p_filesz) & ~(page - 1);
        if (start < end) madvise((void *)start, end - start, MADV_DONTNEED);
    }
    return 0;
}

/* Gives back to the system what this process holds and does not need before it works again: free memory of its heap, and the pages of
 * files that the system can read again. The first work after it is some tenths of a millisecond slower. */
static inline void widgethost_give_back_memory(void) {
    malloc_trim(0);
    dl_iterate_phdr(widgethost_unmap_clean_pages, NULL);
}
#endif
