/** Lets a person pick a picture among the files of the device. */
export function pickPicture(onPick: (files: readonly File[]) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = "image/png,image/jpeg,image/webp,image/gif,image/avif";
  input.addEventListener("change", () => onPick([...(input.files ?? [])]));
  input.click();
}
