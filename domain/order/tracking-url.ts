/** Adds the tracking URL to a shipment if none was given and the tracking code implies it. */
export function withUrl<Parcel extends { codigo: string; url: string }>(parcel: Parcel): Parcel {
  return parcel.url === '' && CORREIOS.test(parcel.codigo)
    ? { ...parcel, url: `https://rastreamento.correios.com.br/app/index.php?objetos=${parcel.codigo}` }
    : parcel
}

/** Two letters, nine digits and the country (UPU S10). */
const CORREIOS = /^[A-Z]{2}\d{9}BR$/
