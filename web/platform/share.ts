/** Whether the device offers its own list of apps to share with, as phones do. */
export const CAN_SHARE = 'share' in navigator;

/** Opens the device's list of apps for a text. Somebody who closes it has decided against it: no fault. */
export async function shareText(text: string): Promise<void> {
  await unlessClosed(navigator.share({ text }));
}

/** Whether the device shares files of this kind. */
export function canShareFile(type: string): boolean {
  if (!CAN_SHARE || !('canShare' in navigator)) return false;
  return navigator.canShare({ files: [new File(['-'], 'a.pdf', { type })] });
}

/** Shares a file. Returns false if the device refuses, for example because fetching the file took too long. */
export async function shareFile(file: File): Promise<boolean> {
  try {
    await unlessClosed(navigator.share({ files: [file] }));
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

async function unlessClosed(sharing: Promise<void>): Promise<void> {
  try {
    await sharing;
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error;
  }
}
