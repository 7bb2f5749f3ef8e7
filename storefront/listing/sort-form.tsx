import type { ChangeEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ListingDetails } from '#contract/catalog.ts'
import buttons from '../parts/button.module.css'
import { HiddenParams } from './hidden-params.tsx'
import { PARAMS } from './params.ts'
import styles from './sort-form.module.css'

/** The order of a listing: a select that goes at once with script, and by its button without. */
export function SortForm({ ordenacao }: { ordenacao: ListingDetails['ordenacao'] }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const current = ordenacao.find(({ ativo }) => ativo)?.valor

  function change(event: ChangeEvent<HTMLSelectElement>) {
    const chosen = ordenacao.find(({ valor }) => valor === event.target.value)
    if (chosen) navigate(chosen.url, { preventScrollReset: true })
  }

  return (
    <form method="get" action={pathname} className={styles['sort']}>
      <HiddenParams params={search} own={[PARAMS.order]} />
      <label className={styles['label']}>
        <span>Ordenar por</span>
        <select key={current} name={PARAMS.order} defaultValue={current} onChange={change}>
          {ordenacao.map(({ valor, label }) => (
            <option key={valor} value={valor}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={`${buttons['secondary']} ${styles['apply']}`}>
        Ordenar
      </button>
    </form>
  )
}
