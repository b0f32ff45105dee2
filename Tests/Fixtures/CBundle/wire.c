#include "wire.h"

#include <stdlib.h>
#include <string.h>

static bool reserve(struct wire_writer *writer, size_t count) {
    if (writer->failed) return false;
    if (writer->capacity - writer->length >= count) return true;
    size_t capacity = writer->capacity ? writer->capacity : 256;
    while (capacity - writer->length < count) capacity *= 2;
    uint8_t *bytes = realloc(writer->bytes, capacity);
    if (!bytes) {
        writer->failed = true;
        return false;
    }
    writer->bytes = bytes;
    writer->capacity = capacity;
    return true;
}

static void append(struct wire_writer *writer, const void *bytes, size_t length) {
    if (length == 0 || !reserve(writer, length)) return;
    memcpy(writer->bytes + writer->length, bytes, length);
    writer->length += length;
}

/* Seven bits a byte, the lowest first; the top bit says that more follows. Returns how many bytes of `out` it filled. */
static size_t varint(uint64_t value, uint8_t out[10]) {
    size_t count = 0;
    while (value >= 0x80) {
        out[count++] = (uint8_t)(value | 0x80);
        value >>= 7;
    }
    out[count++] = (uint8_t)value;
    return count;
}

static void append_varint(struct wire_writer *writer, uint64_t value) {
    uint8_t bytes[10];
    append(writer, bytes, varint(value, bytes));
}

/* Little endian, whatever the machine. */
static void append_fixed(struct wire_writer *writer, uint64_t bits, size_t size) {
    uint8_t bytes[8];
    for (size_t index = 0; index < size; index++) bytes[index] = (uint8_t)(bits >> (8 * index));
    append(writer, bytes, size);
}

static void tag(struct wire_writer *writer, uint32_t field, enum wire_type type) {
    append_varint(writer, (uint64_t)field << 3 | (uint64_t)type);
}

void wire_number(struct wire_writer *writer, uint32_t field, uint64_t value) {
    tag(writer, field, WIRE_VARINT);
    append_varint(writer, value);
}

void wire_double(struct wire_writer *writer, uint32_t field, double value) {
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    tag(writer, field, WIRE_FIXED64);
    append_fixed(writer, bits, sizeof bits);
}

static void append_float(struct wire_writer *writer, float value) {
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    append_fixed(writer, bits, sizeof bits);
}

void wire_float(struct wire_writer *writer, uint32_t field, float value) {
    tag(writer, field, WIRE_FIXED32);
    append_float(writer, value);
}

void wire_bytes(struct wire_writer *writer, uint32_t field, const void *bytes, size_t length) {
    tag(writer, field, WIRE_BYTES);
    append_varint(writer, length);
    append(writer, bytes, length);
}

void wire_text(struct wire_writer *writer, uint32_t field, const char *text) {
    wire_bytes(writer, field, text, strlen(text));
}

void wire_floats(struct wire_writer *writer, uint32_t field, const float *values, size_t count) {
    tag(writer, field, WIRE_BYTES);
    append_varint(writer, 4 * count);
    for (size_t index = 0; index < count; index++) append_float(writer, values[index]);
}

size_t wire_begin(struct wire_writer *writer, uint32_t field) {
    tag(writer, field, WIRE_BYTES);
    return writer->length;
}

void wire_end(struct wire_writer *writer, size_t start) {
    if (writer->failed) return;
    size_t length = writer->length - start;
    uint8_t prefix[10];
    size_t size = varint(length, prefix);
    if (!reserve(writer, size)) return;
    memmove(writer->bytes + start + size, writer->bytes + start, length);
    memcpy(writer->bytes + start, prefix, size);
    writer->length += size;
}

void wire_free(struct wire_writer *writer) {
    free(writer->bytes);
    *writer = (struct wire_writer){0};
}

struct wire_reader wire_read(const uint8_t *bytes, size_t length) {
    return (struct wire_reader){bytes, bytes ? bytes + length : bytes, false};
}

static bool fail(struct wire_reader *reader) {
    reader->failed = true;
    reader->next = reader->end;
    return false;
}

static bool read_varint(struct wire_reader *reader, uint64_t *value) {
    *value = 0;
    for (unsigned shift = 0; shift < 64 && reader->next < reader->end; shift += 7) {
        uint8_t byte = *reader->next++;
        *value |= (uint64_t)(byte & 0x7f) << shift;
        if (!(byte & 0x80)) return true;
    }
    return fail(reader);
}

static bool read_fixed(struct wire_reader *reader, size_t size, uint64_t *bits) {
    if ((size_t)(reader->end - reader->next) < size) return fail(reader);
    *bits = 0;
    for (size_t index = 0; index < size; index++) *bits |= (uint64_t)reader->next[index] << (8 * index);
    reader->next += size;
    return true;
}

static bool read_bytes(struct wire_reader *reader, struct wire_field *field) {
    uint64_t length;
    if (!read_varint(reader, &length)) return false;
    if (length > (uint64_t)(reader->end - reader->next)) return fail(reader);
    field->bytes = reader->next;
    field->length = (size_t)length;
    reader->next += length;
    return true;
}

bool wire_next(struct wire_reader *reader, struct wire_field *field) {
    *field = (struct wire_field){0};
    if (reader->next == reader->end) return false;
    uint64_t tag;
    if (!read_varint(reader, &tag)) return false;
    field->number = (uint32_t)(tag >> 3);
    field->type = (enum wire_type)(tag & 7);
    switch (field->type) {
    case WIRE_VARINT: return read_varint(reader, &field->bits);
    case WIRE_FIXED64: return read_fixed(reader, 8, &field->bits);
    case WIRE_FIXED32: return read_fixed(reader, 4, &field->bits);
    case WIRE_BYTES: return read_bytes(reader, field);
    default: return fail(reader);
    }
}

double wire_as_double(const struct wire_field *field) {
    double value;
    memcpy(&value, &field->bits, sizeof value);
    return value;
}

size_t wire_count(const struct wire_field *field) { return field->length / 4; }

float wire_float_at(const struct wire_field *field, size_t index) {
    if (index >= wire_count(field)) return 0;
    struct wire_reader reader = wire_read(field->bytes + 4 * index, 4);
    uint64_t wide = 0;
    read_fixed(&reader, 4, &wide);
    uint32_t bits = (uint32_t)wide;
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}
