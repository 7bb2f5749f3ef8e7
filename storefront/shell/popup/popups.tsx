import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useShop } from '#storefront/rendering/browser/api.ts'
import { useIdle } from '#storefront/rendering/browser/when-idle.ts'
import { usePageLevel } from '../use-page-level.ts'

const PagePopup = lazy(async () => ({ default: (await import('./page-popup.tsx')).PagePopup }))

/** The popup of the page's kind, asked for once the page is at rest. */
export function Popups() {
  const idle = useIdle()
  const nivel = usePageLevel()
  const shop = useShop()
  const { pathname } = useLocation()
  if (!idle || !nivel || !shop) return null

  return (
    <Suspense>
      <PagePopup key={pathname} nivel={nivel} appToken={shop.appToken} />
    </Suspense>
  )
}
