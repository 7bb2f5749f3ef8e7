import styles from './html.module.css'
import { withScrollingTables } from './scrolling-tables.ts'

/**
 * HTML that the platform has sanitised on its way in: texts of pages, categories and products. The one place where the
 * shop prints HTML as it is.
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
