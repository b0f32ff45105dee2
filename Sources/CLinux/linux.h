/* What the daemon needs of Linux and Swift's Glibc module leaves out. */
#ifndef WIDGETHOST_LINUX_H
#define WIDGETHOST_LINUX_H
/* The GNU functions are wanted, and no more: with _GNU_SOURCE the types of <sys/select.h> would differ from those that other modules,
 * such as Dispatch, were built with, and the compiler refuses to hold both. */
#include <sys/select.h>
#include <sys/types.h>
#ifndef __USE_GNU
#define __USE_GNU 1
#endif
#include <dlfcn.h>
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <link.h>
#include <malloc.h>
#include <poll.h>
#include <pthread.h>
#include <pwd.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <termios.h>
#include <unistd.h>

/* Variadic functions and macros, which Swift cannot call. */
static inline int widgethost_pidfd_open(pid_t pid) { return (int)syscall(SYS_pidfd_open, pid, 0); }
static inline int widgethost_open(const char *path, int flags) { return open(path, flags | O_CLOEXEC); }
static inline int widgethost_terminal_size(int fd, struct winsize *size) { return ioctl(fd, TIOCGWINSZ, size); }
static inline int widgethost_close_on_exec(int fd) { return fcntl(fd, F_SETFD, FD_CLOEXEC); }
static inline int widgethost_set_nonblocking(int fd) { return fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK); }

/* Puts each of two files or folders in the place of the other, at once. */
static inline int widgethost_exchange(const char *one, const char *other) {
    return (int)syscall(SYS_renameat2, AT_FDCWD, one, AT_FDCWD, other, 2 /* RENAME_EXCHANGE */);
}

/* A copy of `fd` from `least` up, closed on exec. */
static inline int widgethost_duplicate(int fd, int least) { return fcntl(fd, F_DUPFD_CLOEXEC, least); }
static inline int widgethost_die_with_parent(void) { return prctl(PR_SET_PDEATHSIG, SIGKILL); }
static inline int widgethost_name_thread(const char *name) { return prctl(PR_SET_NAME, name); }

/* Standard output a line at a time, so that a crash loses none that was printed. */
static inline void widgethost_buffer_output_by_line(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

/* epoll with the token in the open: struct epoll_event is packed and holds a union. */
static inline int widgethost_epoll_control(int epoll, int operation, int fd, uint32_t events, uint64_t token) {
    struct epoll_event event = {.events = events, .data = {.u64 = token}};
    return epoll_ctl(epoll, operation, fd, &event);
}

/* The link map of the library that `handle` stands for, and of the one that holds `address`; NULL where there is none. */
static inline const void *widgethost_map_of_handle(void *handle) {
    struct link_map *map = NULL;
    return dlinfo(handle, RTLD_DI_LINKMAP, &map) == 0 ? map : NULL;
}
static inline const void *widgethost_map_of_address(const void *address) {
    Dl_info info;
    void *map = NULL;
    return dladdr1(address, &info, &map, RTLD_DL_LINKMAP) != 0 ? map : NULL;
}

/* The path of the library that gives this process a symbol; NULL where there is none. */
static inline const char *widgethost_file_of_symbol(const char *name) {
    Dl_info info;
    void *address = dlsym(RTLD_DEFAULT, name);
    return address && dladdr(address, &info) != 0 ? info.dli_fname : NULL;
}
#endif
