/** What the server guesses of a screen it can't see (specification, sections 3 and 4). */
export type Device = { screenWidth: 360 | 1366; tipoImg: 'jpg' | 'webp' }

/** Width by whether the user agent looks mobile, Android or iOS; picture type by whether it is a Mac. */
export function deviceOf(userAgent: string): Device {
  const mobile = /mobile|android|ios|iphone|ipad/i.test(userAgent)
  const mac = /macintosh|mac os x/i.test(userAgent)

  return { screenWidth: mobile ? 360 : 1366, tipoImg: mac ? 'jpg' : 'webp' }
}
