import { lazy, Suspense, useState } from 'react'
import { useToggle } from '#storefront/rendering/browser/use-toggle.ts'
import styles from './cep-help.module.css'

/** The Correios' own search for a CEP by street. */
const CEP_SEARCH = 'https://buscacepinter.correios.com.br/app/endereco/index.php'

/** Loaded on demand: it contains all states. */
const StateChoice = lazy(async () => ({ default: (await import('./state-choice.tsx')).StateChoice }))

/** Help for visitors who do not know their CEP: where to find it, or an estimate by state. */
export function CepHelp({ onChoose }: { onChoose: (cep: string) => void }) {
  const [opened, setOpened] = useState(false)
  const toggle = useToggle((isOpen) => setOpened(isOpen || opened))

  return (
    <details className={styles['help']} {...toggle}>
      <summary>Não sei meu CEP</summary>
      <div className={styles['body']}>
        <p>
          <a href={CEP_SEARCH} target="_blank" rel="noopener noreferrer">
            Buscar pelo endereço no site dos Correios
            <span className="visually-hidden"> (abre em outra aba)</span>
          </a>
        </p>
        {opened && (
          <Suspense fallback={<div className={styles['coming']} />}>
            <StateChoice onChoose={onChoose} />
          </Suspense>
        )}
      </div>
    </details>
  )
}
