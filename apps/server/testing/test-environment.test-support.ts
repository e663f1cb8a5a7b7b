import type { Environment } from "../runtime/environment.ts";

/** The environment of a test server. */
export function testEnvironment(dataFolder: string): Environment {
  return {
    host: "127.0.0.1",
    port: 0,
    dataFolder,
    url: "http://localhost:3000",
    secret: null,
    databaseUrl: null,
    smtpUrl: null,
    mailFrom: null,
    analyticsUrl: null,
    logLevel: "info",
    trustedProxies: 0,
    allowsPrivateHosts: true,
    fileFolders: [],
    takesUploadsOver: false,
    hasPlanLimits: false,
    askingProcesses: 1,
    cachedFiguresMb: 1_024,
    sourceUrl: null,
    provider: null,
  };
}
