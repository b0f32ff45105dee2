/* The wire form of docs/bundle-abi.md, as much of it as a bundle needs: a writer that grows, and a reader that checks. */
#ifndef WIRE_H
#define WIRE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum wire_type { WIRE_VARINT = 0, WIRE_FIXED64 = 1, WIRE_BYTES = 2, WIRE_FIXED32 = 5 };

/* Starts as all zero; ends with wire_free. Once memory has run out, all that is written later is dropped. */
struct wire_writer {
    uint8_t *bytes;
    size_t length;
    size_t capacity;
    bool failed;
};

void wire_number(struct wire_writer *writer, uint32_t field, uint64_t value);
void wire_double(struct wire_writer *writer, uint32_t field, double value);
void wire_float(struct wire_writer *writer, uint32_t field, float value);
void wire_bytes(struct wire_writer *writer, uint32_t field, const void *bytes, size_t length);
void wire_text(struct wire_writer *writer, uint32_t field, const char *text);
void wire_floats(struct wire_writer *writer, uint32_t field, const float *values, size_t count);

/* A message within the message: what is written between the two. `wire_begin` returns what `wire_end` wants. */
size_t wire_begin(struct wire_writer *writer, uint32_t field);
void wire_end(struct wire_writer *writer, size_t start);

void wire_free(struct wire_writer *writer);

struct wire_field {
    uint32_t number;
    enum wire_type type;
    uint64_t bits; /* of a varint, fixed64 or fixed32 */
    const uint8_t *bytes;
    size_t length;
};

/* Does not own its bytes. */
struct wire_reader {
    const uint8_t *next;
    const uint8_t *end;
    bool failed;
};

struct wire_reader wire_read(const uint8_t *bytes, size_t length);

/* True with the next field; false at the end, or where the bytes are broken, which sets `failed`. */
bool wire_next(struct wire_reader *reader, struct wire_field *field);

double wire_as_double(const struct wire_field *field);

/* The number of packed floats, and one of them; zero beyond the last. */
size_t wire_count(const struct wire_field *field);
float wire_float_at(const struct wire_field *field, size_t index);

#endif
