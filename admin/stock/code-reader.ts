/** Reads the codes that are in sight in a picture. */
export type CodeReader = (picture: HTMLVideoElement) => Promise<string[]>

/** What goods and shelves carry. */
const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39']

/** As browsers have it that do (Shape Detection API); TypeScript does not know it. */
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

/** The browser's own reader; null where it has none, or no camera. */
export async function codeReader(): Promise<CodeReader | null> {
  const { BarcodeDetector } = window
  if (!BarcodeDetector || !('mediaDevices' in navigator)) return null
  const supported = await BarcodeDetector.getSupportedFormats()
  const formats = FORMATS.filter((format) => supported.includes(format))
  if (formats.length === 0) return null
  const detector = new BarcodeDetector({ formats })

  return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue)
}

/** Whether this document may use the camera (`server/admin/admin-pages.ts`); browsers that don't tell ask when it opens. */
export function isCameraAllowed(): boolean {
  return document.featurePolicy?.allowsFeature('camera') ?? true
}
