/** Structured data for search engines. `<` is escaped, so that no text of the shop can close the script. */
export function JsonLd({ data }: { data: Record<string, unknown>[] }) {
  return data.map((entry) => (
    <script
      key={JSON.stringify([entry['@type'], entry['@id'], entry['url']])}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its `<` escaped can't leave the script
      dangerouslySetInnerHTML={{ __html: JSON.stringify(entry).replaceAll('<', '\\u003c') }}
    />
  ))
}
