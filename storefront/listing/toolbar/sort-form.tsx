import type { ChangeEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import buttons from '../../components/button.module.css'
import type { DetailsData } from '../listing-data.ts'
import { HiddenParams } from '../params/hidden-params.tsx'
import { PARAMS } from '../params/params.ts'
import styles from './sort-form.module.css'

type SortFormProps = {
  ordenacao: DetailsData['ordenacao']
  /** The query of this page in its canonical form. */
  search: string
}

/** The sort order of a listing: a select that applies at once with script, or by its button without. */
export function SortForm({ ordenacao, search }: SortFormProps) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const options = ordenacao.map((option) => ({ ...option, word: wordOf(option.url) }))
  const current = options.find(({ ativo }) => ativo)?.word

  function change(event: ChangeEvent<HTMLSelectElement>) {
    const chosen = options.find(({ word }) => word === event.target.value)
    if (chosen) navigate(chosen.url, { preventScrollReset: true })
  }

  return (
    <form method="get" action={pathname} className={styles['sort']}>
      <HiddenParams params={search} own={[PARAMS.ordem]} />
      <label className={styles['label']}>
        <span>Ordenar por</span>
        <select key={current} name={PARAMS.ordem} defaultValue={current} onChange={change}>
          {options.map(({ word, label }) => (
            <option key={word} value={word}>
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

/** The value of a sort order in the address; empty for the default order. */
function wordOf(url: string): string {
  return new URLSearchParams(url.split('?')[1]).get(PARAMS.ordem) ?? ''
}
