/** Returns paragraphs of HTML; the arguments are already HTML. */
export function p(...paragraphs: string[]): string {
  return paragraphs.map((text) => `<p>${text}</p>`).join('')
}

/** Returns a heading with its paragraphs. */
export function section(heading: string, ...paragraphs: string[]): string {
  return `<h2>${heading}</h2>${p(...paragraphs)}`
}

export function ul(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
}

/** Returns a table with one header row. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
  return `<table><thead><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${body}</tbody></table>`
}
