import { readPhone } from './phone.ts'

/** The address that opens a chat with a phone number in WhatsApp, with `text` written if there is one. */
export function whatsappLink(phone: string, text?: string): string {
  const chat = `https://wa.me/${internationalDigits(phone)}`

  return text === undefined ? chat : `${chat}?text=${encodeURIComponent(text)}`
}

/** The address that calls a phone number. */
export function phoneLink(phone: string): string {
  return `tel:+${internationalDigits(phone)}`
}

/** Numbers that `readPhone` does not know, such as 4004, are called with the country code, too. */
function internationalDigits(phone: string): string {
  const known = readPhone(phone)?.numero
  const digits = (known ?? phone).replace(/\D/g, '')

  return known !== undefined || phone.startsWith('+') ? digits : `55${digits}`
}
