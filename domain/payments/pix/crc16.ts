/**
 * Returns the CRC-16/CCITT-FALSE of an ASCII text (polynomial 0x1021, initial value 0xFFFF, not reflected) as four
 * upper-case hexadecimal digits, for object 63 of a BR Code (Manual do BR Code, Banco Central).
 */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : crc << 1
  }

  return crc.toString(16).toUpperCase().padStart(4, '0')
}
