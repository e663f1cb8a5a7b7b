import { build, type Plugin } from "vite";

const entry = "app/boot/boot-script.ts";
const marker = "<!--boot-->";

/**
 * Replaces `<!--boot-->` in every page with the boot script, compiled and minified. The server adds its hash to the
 * content security policy.
 */
export function bootPlugin(): Plugin {
  let script: Promise<string> | undefined;
  return {
    name: "askery-boot",
    transformIndexHtml: {
      order: "pre",
      handler: async (html) => {
        script ??= compileBoot();
        return html.replace(marker, `<script>${await script}</script>`);
      },
    },
  };
}

async function compileBoot(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2023",
      modulePreload: false,
      lib: { entry, formats: ["iife"], name: "boot" },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const code = outputs.flatMap((one) =>
    "output" in one ? one.output.flatMap((file) => (file.type === "chunk" ? [file.code] : [])) : [],
  );
  const [only] = code;
  if (only === undefined || code.length > 1) throw new Error(`${entry} did not become one script.`);
  return only.trim();
}
