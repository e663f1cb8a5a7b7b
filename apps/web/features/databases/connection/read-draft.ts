import type { ConnectionForm } from "@askery/api";
import { isServerKind } from "@askery/model";
import type { ConnectionDraft, ConnectionFaults, SecretName } from "./connection-draft.ts";
import { findFaults } from "./find-faults.ts";

const usualTunnelPort = 22;

export type ReadDraft =
  | { readonly kind: "form"; readonly form: ConnectionForm }
  | { readonly kind: "faults"; readonly faults: ConnectionFaults };

/** Converts the draft to a request, or returns its errors. */
export function readDraft(draft: ConnectionDraft): ReadDraft {
  const faults = findFaults(draft);
  if (Object.keys(faults).length > 0) return { kind: "faults", faults };
  const { kind } = draft;
  if (!isServerKind(kind)) return { kind: "form", form: { kind, path: draft.path.trim() } };
  return {
    kind: "form",
    form: {
      kind,
      host: draft.host.trim(),
      ...(draft.port.trim() !== "" && { port: Number(draft.port) }),
      database: draft.database.trim(),
      user: draft.user.trim(),
      password: secret(draft, "password"),
      ...readTls(draft),
      tunnel: draft.hasTunnel ? readTunnel(draft) : null,
      schemas: draft.schemas === null ? null : [...draft.schemas],
    },
  };
}

function readTls(draft: ConnectionDraft) {
  const { tls, ca, certificate } = draft;
  const hasCertificates = ca.trim() !== "" || certificate.trim() !== "" || draft.key !== "";
  if (tls === "auto" && !hasCertificates) return {};
  return {
    tls: {
      // Certificates are useful only if they are verified.
      mode: tls === "auto" ? ("verify-full" as const) : tls,
      ca: ca.trim() === "" ? null : ca.trim(),
      certificate: certificate.trim() === "" ? null : certificate.trim(),
      key: secret(draft, "key"),
    },
  };
}

function readTunnel(draft: ConnectionDraft) {
  return {
    host: draft.tunnelHost.trim(),
    port: draft.tunnelPort.trim() === "" ? usualTunnelPort : Number(draft.tunnelPort),
    user: draft.tunnelUser.trim(),
    password: secret(draft, "tunnelPassword"),
    privateKey: secret(draft, "tunnelKey"),
    passphrase: secret(draft, "tunnelPassphrase"),
    hostKeyFingerprint: draft.tunnelFingerprint.trim() === "" ? null : draft.tunnelFingerprint.trim(),
  };
}

/** Undefined keeps the saved secret, null removes it. */
function secret(draft: ConnectionDraft, name: SecretName): string | null | undefined {
  if (draft[name] !== "") return draft[name];
  return draft.removed.includes(name) ? null : undefined;
}
