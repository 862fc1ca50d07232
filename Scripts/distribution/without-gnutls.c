/* The GnuTLS functions that libmicrohttpd refers to, for a server that uses no TLS.

   The live page is served only on the loopback interface. Of these functions, only the two that the library calls at
   loading and unloading are ever called. */
#include <stdlib.h>

int gnutls_global_init(void) { return 0; }

void gnutls_global_deinit(void) {}

#define NEVER(name) \
  void name(void) { abort(); }

NEVER(gnutls_alpn_set_protocols)
NEVER(gnutls_bye)
NEVER(gnutls_certificate_allocate_credentials)
NEVER(gnutls_certificate_free_credentials)
NEVER(gnutls_certificate_server_set_request)
NEVER(gnutls_certificate_set_dh_params)
NEVER(gnutls_certificate_set_retrieve_function2)
NEVER(gnutls_certificate_set_retrieve_function3)
NEVER(gnutls_certificate_set_x509_key_mem)
NEVER(gnutls_certificate_set_x509_key_mem2)
NEVER(gnutls_certificate_set_x509_trust_mem)
NEVER(gnutls_cipher_get)
NEVER(gnutls_credentials_set)
NEVER(gnutls_deinit)
NEVER(gnutls_dh_params_deinit)
NEVER(gnutls_dh_params_import_pkcs3)
NEVER(gnutls_dh_params_init)
NEVER(gnutls_handshake)
NEVER(gnutls_init)
NEVER(gnutls_malloc)
NEVER(gnutls_priority_deinit)
NEVER(gnutls_priority_init)
NEVER(gnutls_priority_set)
NEVER(gnutls_protocol_get_version)
NEVER(gnutls_psk_allocate_server_credentials)
NEVER(gnutls_psk_free_server_credentials)
NEVER(gnutls_psk_set_server_credentials_function)
NEVER(gnutls_record_check_pending)
NEVER(gnutls_record_get_direction)
NEVER(gnutls_record_recv)
NEVER(gnutls_record_send)
NEVER(gnutls_session_get_ptr)
NEVER(gnutls_session_set_ptr)
NEVER(gnutls_strerror)
NEVER(gnutls_transport_set_int2)
