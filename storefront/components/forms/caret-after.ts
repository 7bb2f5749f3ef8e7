/**
 * The caret position in a field after a mask has reformatted its text: behind as many digits as before, so that typing,
 * deleting and pasting in the middle continue there. `text` and `caret` are the state after the edit, `formatted` is
 * what the field now shows. `forward` is for the Delete key: it skips separators, as Backspace does backwards.
 */
export function caretAfter(text: string, formatted: string, caret: number, forward = false): number {
  const digits = countDigits(text.slice(0, caret))
  let place = 0
  for (let passed = 0; passed < digits && place < formatted.length; place++)
    if (isDigit(formatted.charAt(place))) passed++
  if (forward) while (place < formatted.length && !isDigit(formatted.charAt(place))) place++

  return place
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length
}

function isDigit(character: string): boolean {
  return /\d/.test(character)
}
