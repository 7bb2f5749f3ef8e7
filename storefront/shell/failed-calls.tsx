import { useEffect, useState } from 'react'
import { API_ERROR, type ApiFailure, useShop } from '../api.ts'
import styles from './failed-calls.module.css'

/**
 * For who runs the store: which calls of this page failed. Shoppers never see it: only where the address asks for it and the
 * server allows it (specification, section 8).
 */
export function FailedCalls() {
  const debug = useShop()?.debug === true
  const [failures, setFailures] = useState<ApiFailure[]>([])

  useEffect(() => {
    if (!debug) return
    function note(event: Event) {
      if (event instanceof CustomEvent) setFailures((before) => [...before, event.detail])
    }

    window.addEventListener(API_ERROR, note)
    return () => window.removeEventListener(API_ERROR, note)
  }, [debug])

  if (failures.length === 0) return null

  return (
    <section className={`wrap ${styles['failures']}`} aria-labelledby="erros-de-api">
      <h2 id="erros-de-api">Erro de API</h2>
      <ul>
        {failures.map(({ endpoint, status }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: failures are only ever added
          <li key={i}>
            Endpoint: <code>{endpoint}</code>, {status || 'sem resposta'}.
            {status === 404 && ' Verifique se o item está cadastrado no painel administrativo da loja.'}
          </li>
        ))}
      </ul>
    </section>
  )
}
