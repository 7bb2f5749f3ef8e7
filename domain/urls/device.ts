/** The server's guess of the client's screen (specification, sections 3 and 4). */
export type Device = { screenWidth: 360 | 1366; tipoImg: 'jpg' | 'webp' }

/**
 * By this request header a cache before the shop names the kind of device, in words that `deviceOf` understands, such as
 * `mobile macintosh`: it stores a page once for each kind.
 */
export const DEVICE_HEADER = 'x-device'

/**
 * Returns the width depending on whether the user agent is mobile, Android or iOS, and the picture type depending on
 * whether it is a Mac.
 */
export function deviceOf(userAgent: string): Device {
  const mobile = /mobile|android|ios|iphone|ipad/i.test(userAgent)
  const mac = /macintosh|mac os x/i.test(userAgent)

  return { screenWidth: mobile ? 360 : 1366, tipoImg: mac ? 'jpg' : 'webp' }
}
