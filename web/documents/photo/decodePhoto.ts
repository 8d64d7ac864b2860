/** The picture, as upright as the camera says; undefined if the browser cannot open it. */
export async function decodePhoto(file: Blob): Promise<HTMLImageElement | undefined> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image.naturalWidth > 0 && image.naturalHeight > 0 ? image : undefined;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}
