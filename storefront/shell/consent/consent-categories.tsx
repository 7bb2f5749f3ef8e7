import styles from './consent-card.module.css'
import type { Consent } from './parse-decision.ts'

const CATEGORIES = [
  { name: 'estatistica', label: 'Estatística', purpose: 'Saber quais páginas ajudam e quais atrapalham.' },
  { name: 'marketing', label: 'Marketing', purpose: 'Medir anúncios e mostrar ofertas em outros sites.' },
] as const

/** The optional categories, off by default. */
export function ConsentCategories({ consent }: { consent: Consent | null }) {
  return (
    <fieldset className={styles['categories']}>
      <legend className="visually-hidden">Categorias</legend>
      <label className={styles['category']}>
        <input type="checkbox" checked disabled />
        <span>
          <strong>Necessários</strong> Sacola, conta e segurança. Sempre ligados.
        </span>
      </label>
      {CATEGORIES.map(({ name, label, purpose }) => (
        <label key={name} className={styles['category']}>
          <input type="checkbox" name={name} defaultChecked={consent?.[name] ?? false} />
          <span>
            <strong>{label}</strong> {purpose}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
