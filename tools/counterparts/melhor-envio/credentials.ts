/** Keys of the simulated account; they open nothing else. */
export const CREDENTIALS = {
  token: 'token-simulado-do-melhor-envio',
  /** The application's secret, which signs notifications. */
  segredo: 'segredo-simulado-do-aplicativo',
}
