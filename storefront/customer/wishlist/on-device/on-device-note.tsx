import { useEffect, useState } from 'react'
import { LISTS_PATH } from '#storefront/customer/account-paths.ts'
import { deviceFavourites } from './device-favourites.ts'

/** Tells a visitor who clicked a heart that the product is stored without a login, too, and leads back. */
export function OnDeviceNote({ idProduto, back }: { idProduto: number; back: string }) {
  const [stored, setStored] = useState(false)

  useEffect(() => setStored(deviceFavourites().includes(idProduto)), [idProduto])

  if (!stored) return null

  return (
    <p role="status">
      O produto está nos <a href={LISTS_PATH}>favoritos deste aparelho</a>. Entre para tê-lo na sua conta, ou{' '}
      <a href={back}>continue sem entrar</a>.
    </p>
  )
}
