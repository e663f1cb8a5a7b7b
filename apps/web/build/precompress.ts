import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Compressible text files. Excludes pages, because the server changes them in each response. */
const compressible = /\.(?:css|js|json|map|svg|txt|wasm|webmanifest|xml)$/;
/** Below this size, headers outweigh the savings. */
const minBytes = 1024;

/** Writes a `.br` and a `.gz` file next to each built file that they make smaller; the server sends them. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(files.map(({ parentPath, name }) => compressFile(join(parentPath, name))));
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < minBytes) return;
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (brotli.length < bytes.length) await writeFile(`${path}.br`, brotli);
  if (gzipped.length < bytes.length) await writeFile(`${path}.gz`, gzipped);
}
