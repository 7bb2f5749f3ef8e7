import { useEffect } from 'react'
import { usesMicrophone } from '#domain/urls/addresses.ts'

/**
 * Loads the page again where it was reached without loading a document, by the browser's way back: the document of
 * another page may not use the microphone.
 */
export function useOwnDocument(): void {
  useEffect(() => {
    const [document] = performance.getEntriesByType('navigation')
    if (document && !usesMicrophone(new URL(document.name).pathname)) location.reload()
  }, [])
}
