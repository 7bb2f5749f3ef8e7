import { type FormEvent, useId, useState } from 'react'
import { STATES, sampleCep } from '#domain/customer/address/cep-city.ts'
import buttons from '../components/button.module.css'
import styles from './state-choice.module.css'

/** An estimate without a CEP: by state, for its capital or elsewhere in it. */
export function StateChoice({ onChoose }: { onChoose: (cep: string) => void }) {
  const id = useId()
  const [uf, setUf] = useState('')
  const state = STATES.find((one) => one.uf === uf)

  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const place = new FormData(event.currentTarget).get('lugar') === 'interior' ? 'interior' : 'capital'
    const cep = sampleCep(uf, place)
    if (cep) onChoose(cep)
  }

  return (
    <form className={styles['choice']} onSubmit={choose}>
      <label htmlFor={id}>Ou estime pelo seu estado</label>
      <select
        id={id}
        name="uf"
        autoComplete="address-level1"
        required
        value={uf}
        onChange={(event) => setUf(event.target.value)}
      >
        <option value="">Escolha o estado</option>
        {STATES.map(({ uf: code, estado }) => (
          <option key={code} value={code}>
            {estado}
          </option>
        ))}
      </select>
      {state && (
        <fieldset className={styles['places']}>
          <legend className="visually-hidden">Onde em {state.estado}</legend>
          <label>
            <input key={uf} type="radio" name="lugar" value="capital" defaultChecked /> {state.capital}
          </label>
          {state.interior !== null && (
            <label>
              <input type="radio" name="lugar" value="interior" /> Outra cidade
            </label>
          )}
        </fieldset>
      )}
      <button type="submit" className={buttons['secondary']}>
        Estimar
      </button>
    </form>
  )
}
