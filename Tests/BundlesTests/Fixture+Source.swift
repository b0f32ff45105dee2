extension Fixture {
    /// A request is a number below 128 as field 1 and a word as field 2; the word says what the bundle does.
    static let source = #"""
        #include "widget_bundle.h"
        #include <arpa/inet.h>
        #include <dirent.h>
        #include <errno.h>
        #include <fcntl.h>
        #include <pthread.h>
        #include <signal.h>
        #include <stdio.h>
        #include <stdlib.h>
        #include <string.h>
        #include <sys/socket.h>
        #include <unistd.h>

        #ifndef COMPILER
        #define COMPILER ""
        #endif
        #ifndef ABI
        #define ABI WIDGET_BUNDLE_ABI
        #endif
        #ifndef HANDLE
        #define HANDLE handle
        #endif

        #ifndef NO_NOTE
        __attribute__((section(".note.widgethost"), used, retain, aligned(4))) static const struct widget_bundle_note note = {
            11, 192, 1, "widgethost\0", ABI, "fixture 1", COMPILER};
        #endif

        #ifdef UNDEFINED
        extern int is_nowhere(void);
        int call_it(void) { return is_nowhere(); }
        #endif

        static const struct widget_host *host;

        static void say(uint8_t id, const void *bytes, size_t length) {
            uint8_t reply[512] = {0x08, id, 0x12, (uint8_t)length};
            memcpy(reply + 4, bytes, length);
            host->reply(host->context, reply, length + 4);
        }

        static void say_text(uint8_t id, const char *text) { say(id, text, strlen(text)); }

        static void take(void *closure, const uint8_t *bytes, size_t length) {
            memcpy(closure, bytes, length);
            ((char *)closure)[length] = 0;
        }

        static void ask(uint8_t id, widget_ask_fn question) {
            char answer[128] = "refused";
            question(host->context, (const uint8_t *)"question", 8, take, answer);
            say_text(id, answer);
        }

        static void *ask_elsewhere(void *id) {
            ask((uint8_t)(uintptr_t)id, host->shape_text);
            return NULL;
        }

        static void *ask_often(void *number) {
            for (int round = 0; round < 200; round++) {
                char question[32], answer[128] = "";
                int length = sprintf(question, "%d.%d", (int)(uintptr_t)number, round);
                if (!host->image(host->context, (const uint8_t *)question, length, take, answer)) return (void *)1;
                if (strcmp(question, answer) != 0) return (void *)1;
            }
            return NULL;
        }

        static void ask_from_many(uint8_t id) {
            pthread_t threads[8];
            for (uintptr_t i = 0; i < 8; i++) pthread_create(&threads[i], NULL, ask_often, (void *)i);
            void *wrong, *any = NULL;
            for (int i = 0; i < 8; i++) {
                pthread_join(threads[i], &wrong);
                if (wrong) any = wrong;
            }
            say_text(id, any ? "wrong" : "right");
        }

        static void reply_large(uint8_t id, size_t size) {
            uint8_t *bytes = calloc(1, size);
            bytes[0] = 0x08;
            bytes[1] = id;
            host->reply(host->context, bytes, size);
            free(bytes);
        }

        static void send_raw(const void *bytes, size_t length) { send(3, bytes, length, 0); }

        static void flood(void) {
            char line[32];
            for (int i = 0; i < 10000; i++) host->log(host->context, WIDGET_LOG_INFO, line, sprintf(line, "line %d", i));
        }

        static void eat_memory(void) {
            while (1) memset(malloc(1 << 20), 1, 1 << 20), usleep(1000);
        }

        static void draw_and_abort(uint8_t id) {
            host->drawing(host->context, id, 2, 5, 1800000000);
            abort();
        }

        static void start_child(uint8_t id) {
            char text[16];
            pid_t child = fork();
            if (child == 0) {
                while (1) pause();
            }
            sprintf(text, "%d", child);
            say_text(id, text);
        }

        static void print(uint8_t id) {
            printf("to output\n");
            fprintf(stderr, "to errors\n");
            say_text(id, "printed");
        }

        static void tell(uint8_t id) {
            char text[64], empty;
            int read_from_input = (int)read(0, &empty, 1);
            sprintf(text, "%s %d", getenv("SWIFT_IS_CURRENT_EXECUTOR_LEGACY_MODE_OVERRIDE") ?: "", read_from_input);
            say_text(id, text);
        }

        static void tell_error(uint8_t id, int result) { say_text(id, result < 0 ? strerror(errno) : "done"); }

        static void connect_to(uint8_t id, int port) {
            struct sockaddr_in address = {AF_INET, htons(port), {htonl(INADDR_LOOPBACK)}};
            tell_error(id, connect(socket(AF_INET, SOCK_STREAM, 0), (struct sockaddr *)&address, sizeof address));
        }

        /* How many processes there are, and whether one of them is the host. */
        static void count_processes(uint8_t id, int host_process) {
            char text[32];
            int count = 0;
            DIR *folder = opendir("/proc");
            for (struct dirent *entry; (entry = readdir(folder));) count += atoi(entry->d_name) > 0;
            sprintf(text, "%d %d", count, kill(host_process, 0));
            say_text(id, text);
        }

        static void serve(uint8_t id, const char *word, const uint8_t *request, size_t length) {
            if (!strcmp(word, "echo")) host->reply(host->context, request, length);
            if (!strcmp(word, "twice")) say_text(id, "first"), say_text(id, "second");
            if (!strcmp(word, "unasked")) say_text(77, "unasked"), say_text(id, "asked");
            if (!strcmp(word, "unnumbered")) send_raw("\x02\0\0\0\x05\x08", 6), say_text(id, "numbered");
            if (!strcmp(word, "ask")) ask(id, host->shape_text);
            if (!strcmp(word, "refused")) ask(id, host->activity);
            if (!strcmp(word, "many")) ask_from_many(id);
            if (!strcmp(word, "large")) reply_large(id, 64 << 20);
            if (!strcmp(word, "too large")) reply_large(id, 81 << 20);
            if (!strcmp(word, "flood")) flood(), say_text(id, "flooded");
            if (!strcmp(word, "escape")) host->log(host->context, 99, "a\033[2Jb\nc\xff", 9), say_text(id, "escaped");
            if (!strcmp(word, "print")) print(id);
            if (!strcmp(word, "reload")) host->reload(host->context, (const uint8_t *)"kinds", 5), say_text(id, "told");
            if (!strcmp(word, "environment")) tell(id);
            if (!strncmp(word, "read ", 5)) tell_error(id, open(word + 5, O_RDONLY));
            if (!strncmp(word, "write ", 6)) tell_error(id, open(word + 6, O_WRONLY | O_CREAT, 0600));
            if (!strncmp(word, "variable ", 9)) say_text(id, getenv(word + 9) ?: "none");
            if (!strncmp(word, "connect ", 8)) connect_to(id, atoi(word + 8));
            if (!strncmp(word, "processes ", 10)) count_processes(id, atoi(word + 10));
            if (!strcmp(word, "child")) start_child(id);
            if (!strcmp(word, "abort")) abort();
            if (!strcmp(word, "exit")) exit(3);
            if (!strcmp(word, "eat memory")) eat_memory();
            if (!strcmp(word, "spin")) for (volatile int turn = 0;; turn++) {}
            if (!strcmp(word, "draw and abort")) draw_and_abort(id);
            if (!strcmp(word, "hang")) while (1) pause();
            if (!strcmp(word, "shut down")) shutdown(3, SHUT_RDWR), pause();
            if (!strcmp(word, "nonsense")) send_raw("what is this?", 13), pause();
            if (!strcmp(word, "too long")) send_raw("\xff\xff\xff\xff\x05", 5), pause();
            if (!strcmp(word, "host's own")) send_raw("\x01\0\0\0\x01", 5), pause();
            if (!strcmp(word, "stop reading")) kill(getpid(), SIGSTOP);
            if (!strcmp(word, "elsewhere")) {
                pthread_t thread;
                pthread_create(&thread, NULL, ask_elsewhere, (void *)(uintptr_t)id);
                pthread_detach(thread);
            }
        }

        static void handle(const uint8_t *request, size_t length) {
            char word[128] = "";
            if (length >= 4 && length - 4 < sizeof word) memcpy(word, request + 4, length - 4);
            serve(request[1], word, request, length);
        }

        static const struct widget_bundle bundle = {WIDGET_BUNDLE_ABI, sizeof(struct widget_bundle), HANDLE};

        #ifndef NO_ENTRY
        const struct widget_bundle *widget_bundle_start(const struct widget_host *given) {
            host = given;
        #ifdef REFUSES
            host->log(host->context, WIDGET_LOG_ERROR, "no, thank you", 13);
            return NULL;
        #endif
            return &bundle;
        }
        #endif

        #ifdef MAIN
        int main(int count, char **arguments) {
            host->log(host->context, WIDGET_LOG_INFO, arguments[0], strlen(arguments[0]));
            return MAIN;
        }
        #endif
        """#
}
