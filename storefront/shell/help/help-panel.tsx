import { IconEntry } from '../footer/icon-entry.tsx'
import type { IconLink } from '../menu/menu-link.ts'
import type { Help } from './default-help.ts'
import styles from './help-widget.module.css'

/** The contents of the open help. */
export function HelpPanel({ id, help }: { id: string; help: Help }) {
  const { links, contacts, notes } = help

  return (
    <div id={id} className={styles['panel']}>
      <h2 className={styles['title']}>Como podemos ajudar?</h2>
      <Entries items={links} />
      {contacts.length > 0 && (
        <>
          <h3 className={styles['subtitle']}>Fale com a gente</h3>
          <Entries items={contacts} />
        </>
      )}
      {notes.map((note) => (
        <p key={note} className={styles['note']}>
          {note}
        </p>
      ))}
    </div>
  )
}

function Entries({ items }: { items: IconLink[] }) {
  return (
    <ul>
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the focused entry keeps the focus when the merchant's menu comes
        <li key={place}>
          <IconEntry item={item} className={styles['link']} />
        </li>
      ))}
    </ul>
  )
}
