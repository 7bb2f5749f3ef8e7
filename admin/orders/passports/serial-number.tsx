/** Longer ones are rare, and would push a page of 360 px aside. */
const LONGEST_UNBROKEN = 24

/** A serial number on one line: a break after a hyphen reads as two numbers. */
export function SerialNumber({ serial }: { serial: string }) {
  const isLong = serial.length > LONGEST_UNBROKEN

  return <span style={isLong ? { overflowWrap: 'anywhere' } : { whiteSpace: 'nowrap' }}>{serial}</span>
}
