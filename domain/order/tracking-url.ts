/** Where a parcel can be followed whose code tells its carrier; empty for all others. */
export function trackingUrl(codigo: string): string {
  return CORREIOS.test(codigo) ? `https://rastreamento.correios.com.br/app/index.php?objetos=${codigo}` : ''
}

/** Two letters, nine digits and the country (UPU S10). */
const CORREIOS = /^[A-Z]{2}\d{9}BR$/
