/** Whether a page may show it: its policy allows pictures, and nothing else that somebody sent. */
export function isPicture(contentType: string): boolean {
  return contentType === 'image/jpeg' || contentType === 'image/png';
}
