#include <arpa/inet.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <string.h>

/// Starts a server on the loopback interface; NULL where the port cannot be had.
///
/// Swift cannot call functions of a varying number of arguments.
static inline struct MHD_Daemon *preview_start(
    uint16_t port, MHD_AccessHandlerCallback handle, MHD_RequestCompletedCallback completed,
    void *context, unsigned int connections, unsigned int seconds, size_t bytes) {
  struct sockaddr_in address;
  memset(&address, 0, sizeof address);
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return MHD_start_daemon(
      MHD_USE_POLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, port, NULL, NULL, handle, context,
      MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&address, MHD_OPTION_NOTIFY_COMPLETED, completed,
      context, MHD_OPTION_CONNECTION_LIMIT, connections, MHD_OPTION_CONNECTION_TIMEOUT, seconds,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, bytes, MHD_OPTION_END);
}

/// The port that a server listens on; 0 if unknown.
static inline uint16_t preview_port(struct MHD_Daemon *daemon) {
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
  return info ? info->port : 0;
}

/// The results of a callback: continue, or close the connection.
static const enum MHD_Result preview_goes_on = MHD_YES;
static const enum MHD_Result preview_gives_up = MHD_NO;

/// A response of bytes, which are copied.
static inline struct MHD_Response *preview_response(const void *bytes, size_t count) {
  return MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

/// A response that is streamed until it is closed.
static inline struct MHD_Response *preview_stream(
    MHD_ContentReaderCallback read, void *context, MHD_ContentReaderFreeCallback release) {
  return MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, 4096, read, context, release);
}

/// The result of a reader at the end of its stream.
static const ssize_t preview_end = MHD_CONTENT_READER_END_OF_STREAM;

/// A header of a request; NULL for an unknown name.
static inline const char *preview_header(struct MHD_Connection *connection, const char *name) {
  return MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
}

/// A value of the query of an address; NULL for an unknown name.
static inline const char *preview_argument(struct MHD_Connection *connection, const char *name) {
  return MHD_lookup_connection_value(connection, MHD_GET_ARGUMENT_KIND, name);
}
