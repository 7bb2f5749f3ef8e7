import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '#storefront/components/icons/icon.tsx'
import type { IconLink } from '../menu/menu-link.ts'
import styles from './footer-column.module.css'
import { IconEntry } from './icon-entry.tsx'

type Props = { title: string; links: IconLink[]; children?: ReactNode }

/**
 * A column of the footer. It can be folded up to 768 px and is open on wider screens; without JavaScript it is always
 * open. Renders nothing if empty.
 */
export function FooterColumn({ title, links, children }: Props) {
  const [open, setOpen] = useState(true)

  useEffect(() => {
    const narrow = matchMedia('(max-width: 768px)')
    const follow = () => setOpen(!narrow.matches)
    follow()
    narrow.addEventListener('change', follow)

    return () => narrow.removeEventListener('change', follow)
  }, [])

  if (links.length === 0 && !children) return null

  return (
    <details className={styles['column']} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{title}</h2>
        <Icon name="chevron-down" size={1} />
      </summary>
      <ul className={styles['links']}>
        {links.map((item) => (
          <li key={item.label}>
            <IconEntry item={item} className={styles['link']} />
          </li>
        ))}
      </ul>
      {children}
    </details>
  )
}
