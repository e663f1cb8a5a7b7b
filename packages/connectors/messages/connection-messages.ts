/* Messages for failed connections to a database server. `reason` is the server's own message. */

const checkUser = "Check the user name and password, and that this user may sign in from this machine.";

export const connectionMessages = {
  // The host

  hostUnknown: (host: string) => ({
    message: `The host ${nameHost(host)} can't be found.`,
    fix: "Check its spelling. A host is a name like db.example.com, or an address, without a protocol or a path.",
  }),
  hostForbidden: (host: string) => ({
    message: `Connecting to ${nameHost(host)} is not allowed.`,
    fix: "Enter the host of a database server. Addresses of this machine and of the network itself are not allowed.",
  }),
  hostNotPublic: (host: string) => ({
    message: `${nameHost(host)} is not on the public internet.`,
    fix: "Enter a public host, or connect through an SSH tunnel. The operator of this server can allow private addresses.",
  }),
  silent: (host: string, port: number) => ({
    message: `${host} accepts connections on port ${port} but does not respond.`,
    fix: "Check the port, the kind of database and TLS. If there is a proxy, check that it reaches the server.",
  }),
  lost: {
    message: "The connection to the database was lost.",
    fix: reconnect(),
  },
  startingOrStopping: {
    message: "The database is starting up or shutting down.",
    fix: reconnect(),
  },
  lostBecause: (reason: string) => ({
    message: reason,
    fix: reconnect(),
  }),

  notListening: (target: string) => ({
    message: `No server listens at ${target}.`,
    fix: "Check the port, and that the server is running and listens on this address.",
  }),
  unresponsive: (target: string) => ({
    message: `${target} does not respond.`,
    fix: "Check the host and port, and that no firewall blocks this connection.",
  }),

  // The server at the port

  notPostgres: (host: string, port: number) => ({
    message: `Nothing at ${host}:${port} speaks PostgreSQL's protocol.`,
    fix: "Check the port (usually 5432), or choose another kind of database.",
  }),
  notMysql: (host: string, port: number) => ({
    message: `Nothing at ${host}:${port} speaks MySQL's protocol.`,
    fix: "Check the port (usually 3306) and the kind of database.",
  }),
  notClickhouse: (host: string, port: number) => ({
    message: `Nothing at ${host}:${port} speaks ClickHouse's HTTP protocol.`,
    fix: "Check the port. It is usually 8123, or 8443 with TLS. Port 9000 is for ClickHouse's native protocol.",
  }),
  refusedBecause: (host: string, reason: string) => ({
    message: `${host} refused the connection: ${reason}.`,
    fix: "Ask the administrator of that server to allow this connection.",
  }),
  endedWhileSigningIn: (host: string) => ({
    message: `The server at ${host} ended the connection while signing in.`,
    fix: "Check the host and port, and the server's log.",
  }),
  refusedWhileSigningIn: (host: string, reason: string) => ({
    message: `The server at ${host} refused the connection: ${reason}.`,
    fix: "Check the host and port, and the server's log.",
  }),
  full: (host: string) => ({
    message: `${host} has no free connections.`,
    fix: "Try again in a moment, or raise the connection limit on the server.",
  }),

  // The user

  userRejected: (user: string) => ({
    message: `The server rejected the user name ${user} or its password.`,
    fix: checkUser,
  }),
  userRejectedWithoutTls: (user: string) => ({
    message: `The server rejected the user name ${user} or its password.`,
    fix: "Check the user name and password, and that this user may sign in from this machine without TLS.",
  }),
  userRejectedBecause: (user: string, reason: string) => ({
    message: `The server rejected ${user}: ${reason}.`,
    fix: "Check the user name, and that the server (pg_hba.conf) allows this user to sign in from here.",
  }),
  passwordRejected: (user: string) => ({
    message: `The server rejected the password of ${user}.`,
    fix: "Check the user name and password.",
  }),
  passwordNeeded: (user: string) => ({
    message: `The server requires a password for ${user}.`,
    fix: "Enter this user's password.",
  }),
  passwordExpired: {
    message: "The password of this user has expired.",
    fix: "Set a new password on the server (ALTER USER), then enter it here.",
  },
  userLocked: (user: string) => ({
    message: `The account of ${user} is locked on the server.`,
    fix: "Unlock it (ALTER USER … ACCOUNT UNLOCK), or sign in as another user.",
  }),
  machineBlocked: (host: string) => ({
    message: `${host} does not accept connections from this machine.`,
    fix: "Allow this machine's address for this user on the server.",
  }),

  // The database

  databaseUnknown: (host: string, database: string) => ({
    message: `${host} has no database named ${database}.`,
    fix: "Check its name. It is case-sensitive.",
  }),
  databaseDenied: (user: string, database: string) => ({
    message: `${user} has no access to a database named ${database}.`,
    fix: "Check its name, including capitals, and the rights of this user.",
  }),
  connectDenied: (user: string, database: string) => ({
    message: `${user} may not connect to the database ${database}.`,
    fix: "Grant it: GRANT CONNECT ON DATABASE … TO ….",
  }),

  // TLS

  tlsRequired: {
    message: "The server accepts only encrypted connections.",
    fix: "Turn on TLS for this connection.",
  },
  tlsMissing: (host: string) => ({
    message: `${host} does not offer an encrypted connection.`,
    fix: "Turn on TLS on the server, connect through an SSH tunnel, or turn off TLS in a network you trust.",
  }),
  tlsFailed: (host: string) => ({
    message: `The encrypted connection to ${host} failed.`,
    fix: "Check the port, and that it supports TLS 1.2 or later.",
  }),
  clientCertificateNeeded: {
    message: "The server requires a client certificate for this user.",
    fix: "Add the client certificate and its key under Certificates.",
  },
  certificateUnreadable: {
    message: "A certificate or key can't be read, or the two do not match.",
    fix: "Paste them completely, in PEM format, with their first and last lines.",
  },
  certificateForOtherName: (host: string) => ({
    message: `The certificate of ${host} is for a different name.`,
    fix: "Enter the host name from its certificate, or verify only the authority.",
  }),
  certificateForAddress: (host: string) => ({
    message: `The certificate of ${host} can't be verified for an IP address.`,
    fix: "Enter the host name from its certificate, or verify only the authority.",
  }),
  certificateExpired: (host: string) => ({
    message: `The certificate of ${host} has expired or is not valid yet.`,
    fix: "Renew it on the server, and check the server's clock.",
  }),
  authorityUntrusted: (host: string, hasCa: boolean) => ({
    message: `The certificate of ${host} comes from an authority that this server does not trust.`,
    fix: hasCa
      ? "Check that this CA certificate signed it."
      : "Paste the certificate of its authority (CA) under Certificates.",
  }),

  // The SSH tunnel

  sshKeyChanged: (host: string, fingerprint: string) => ({
    message: `The SSH host ${host} has an unexpected key: ${fingerprint}.`,
    fix: "Ask its administrator whether the key has changed. If so, save the new fingerprint.",
  }),
  sshPrivateKeyUnreadable: {
    message: "The private key of the SSH tunnel can't be read.",
    fix: "Paste the complete key with its first and last line, and enter its passphrase if it has one.",
  },
  sshUserRejected: (host: string, user: string) => ({
    message: `The SSH host ${host} rejected ${user}.`,
    fix: "Check the user name, and that the host accepts its password or public key.",
  }),
  sshFailed: (host: string) => ({
    message: `Signing in to the SSH host ${host} failed.`,
    fix: "Check that an SSH server listens on this port and answers within 10 seconds.",
  }),
  forwardingForbidden: (target: string) => ({
    message: `The SSH host does not allow connections to ${target}.`,
    fix: "Allow TCP forwarding for this user (AllowTcpForwarding, PermitOpen).",
  }),
  notReachedFromSsh: (target: string) => ({
    message: `The SSH host can't reach ${target}.`,
    fix: "Enter the host and port as the SSH host sees them, and check that the server is running.",
  }),
};

function reconnect(): string {
  return "Ask again to reconnect. If that fails, check that the server is running.";
}

function nameHost(host: string): string {
  return host === "" ? "an empty name" : `“${host.slice(0, 80)}”`;
}
