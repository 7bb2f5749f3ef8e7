import type { StaffEntry } from '#contract/panel/staff.ts'
import classes from './store-mark.module.css'

/** The store's logo, and its name where the logo does not say it. */
export function StoreMark({ loja: { nome, logo, nomeAoLado } }: { loja: StaffEntry['loja'] }) {
  const named = logo === null || nomeAoLado

  return (
    <>
      {logo && <img className={classes['mark']} src={logo} alt={named ? '' : nome} />}
      {named && nome}
    </>
  )
}
