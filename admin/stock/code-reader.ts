/** Reads the barcodes in a video frame. */
export type CodeReader = (picture: HTMLVideoElement) => Promise<string[]>

/** The barcode formats of goods and shelf labels. */
const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39']

/** The Shape Detection API, which TypeScript's types lack. */
type Detector = { detect: (picture: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

declare global {
  interface Window {
    BarcodeDetector?: DetectorClass
  }
  interface Document {
    featurePolicy?: { allowsFeature: (feature: string) => boolean }
  }
}

/** Returns the browser's barcode reader; null without one, or without a camera. */
export async function codeReader(): Promise<CodeReader | null> {
  const { BarcodeDetector } = window
  if (!BarcodeDetector || !('mediaDevices' in navigator)) return null
  const supported = await BarcodeDetector.getSupportedFormats()
  const formats = FORMATS.filter((format) => supported.includes(format))
  if (formats.length === 0) return null
  const detector = new BarcodeDetector({ formats })

  return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue)
}

/**
 * Whether this document may use the camera (`server/admin/admin-pages.ts`). Browsers that don't report it ask on
 * opening.
 */
export function isCameraAllowed(): boolean {
  return document.featurePolicy?.allowsFeature('camera') ?? true
}
