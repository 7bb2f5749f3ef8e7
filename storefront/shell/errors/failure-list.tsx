import type { ApiFailure } from '#storefront/rendering/browser/api.ts'
import styles from './failed-calls.module.css'

/** The failed calls, each with its endpoint and, for a 404, what to check. */
export function FailureList({ failures }: { failures: readonly ApiFailure[] }) {
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
