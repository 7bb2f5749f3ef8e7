import { Form } from 'react-router'
import buttons from '../../components/button.module.css'
import styles from './search-field.module.css'

/** The search field of the search page itself. */
export function SearchField({ texto }: { texto: string }) {
  return (
    <Form method="get" action="/busca" role="search" aria-label="Nova busca" className={styles['field']}>
      <input
        key={texto}
        type="search"
        name="q"
        defaultValue={texto}
        maxLength={200}
        required
        aria-label="O que você procura?"
        placeholder="Instrumento, marca ou modelo"
      />
      <button type="submit" className={buttons['primary']}>
        Buscar
      </button>
    </Form>
  )
}
