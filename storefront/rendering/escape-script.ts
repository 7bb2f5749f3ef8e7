/** JSON as the content of a script element: `<` is escaped, so that no text can close its script. */
export function escapeScript(json: string): string {
  return json.replaceAll('<', '\\u003c')
}
