/**
 * Names the browser and system of a user agent, precisely enough for people to recognize their own device. `Aparelho
 * desconhecido` if unknown.
 */
export function deviceName(userAgent: string): string {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1]
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1]
  if (browser && system) return `${browser} ${system}`

  return browser ?? (system ? `Navegador ${system}` : 'Aparelho desconhecido')
}

/** Most user agents also contain the names of others, so more specific patterns come first. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/EdgA?\/|EdgiOS\//, 'Edge'],
  [/OPR\/|OPT\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'no iPhone'],
  [/iPad/, 'no iPad'],
  [/Android/, 'no Android'],
  [/Windows/, 'no Windows'],
  [/CrOS/, 'no ChromeOS'],
  [/Mac OS X|Macintosh/, 'no Mac'],
  [/Linux/, 'no Linux'],
]
