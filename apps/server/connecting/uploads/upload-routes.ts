import {
  createFileDatabase,
  getUpload,
  listUploads,
  removeFileTable,
  stopUpload,
  uploadFile,
} from "@askery/api";
import type { CatalogContext } from "../../catalog/snapshot/catalog-context.ts";
import type { UploadContext } from "./upload-context.ts";
import { removeFileTable as remove } from "./remove-file-table.ts";
import * as uploads from "./uploads.ts";
import { serve, type Served } from "../../endpoints/serve.ts";

export function uploadRoutes(parts: UploadContext & CatalogContext): readonly Served[] {
  return [
    serve(createFileDatabase, ({ body }, { userId }) =>
      uploads.createFileDatabase(parts, { ...body, userId }),
    ),
    serve(uploadFile, ({ params, query }, { userId, bytes, headers, signal }) => {
      const sizeBytes = Number(headers.get("content-length") ?? Number.NaN);
      return uploads.uploadFile(parts, {
        ...params,
        ...query,
        userId,
        bytes,
        signal,
        sizeBytes: Number.isSafeInteger(sizeBytes) ? sizeBytes : null,
      });
    }),
    serve(listUploads, ({ params }) => uploads.listUploads(parts, params)),
    serve(getUpload, ({ params }) => uploads.getUpload(parts, params)),
    serve(stopUpload, ({ params }) => uploads.stopUpload(parts, params)),
    serve(removeFileTable, async ({ params }, { userId }) => {
      await remove(parts, { ...params, userId });
      return null;
    }),
  ];
}
