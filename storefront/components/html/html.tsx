import styles from './html.module.css'
import { withScrollingTables } from './scrolling-tables.ts'

/**
 * HTML that the platform sanitized when it was saved: texts of pages, categories and products. The only place where the
 * shop prints raw HTML.
 */
export function Html({ html, className }: { html: string; className?: string }) {
  if (!html) return null

  return (
    <div
      className={className ? `${styles['prose']} ${className}` : styles['prose']}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the platform when it was saved
      dangerouslySetInnerHTML={{ __html: withScrollingTables(html) }}
    />
  )
}
