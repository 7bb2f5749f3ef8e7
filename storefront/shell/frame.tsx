import type { ReactNode } from 'react'
import { Campaign } from '../analytics/campaign.tsx'
import { MerchantTags } from '../analytics/merchant-tags.tsx'
import { PageViews } from '../analytics/page-views.tsx'
import { BuyForm } from '../cart/buy-form.tsx'
import { QUICK_BUY } from '../cart/quick-buy.tsx'
import { SideCart } from '../cart/side-cart.tsx'
import { ConsentQuestion } from '../consent/consent-question.tsx'
import { HelpWidget } from '../help/help-widget.tsx'
import { Popups } from '../popup/popups.tsx'
import { SeenPage } from '../service-worker/seen-page.tsx'
import { Wishlist } from '../wishlist/wishlist.tsx'
import { FailedCalls } from './failed-calls.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { InternalSaleBar } from './internal-sale-bar.tsx'
import { LinkNavigation } from './link-navigation.tsx'
import type { ShellData } from './load-shell.ts'
import { LoaderOverlay } from './loader-overlay.tsx'
import { MissingCode } from './missing-code.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { PageFocus } from './page-focus.tsx'
import { PagePlace } from './page-place.tsx'

/** The layout of the specification's section 2, in its order. */
export function Frame({ shell, children }: { shell: ShellData; children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#conteudo">
        Pular para o conteúdo
      </a>
      {/* Near the beginning, for those who come by keyboard; it lies at the foot of the screen. */}
      <ConsentQuestion />
      <InternalSaleBar />
      <Header mainMenu={shell.mainMenu} />
      <SideCart />
      <BuyForm id={QUICK_BUY} />
      <LoaderOverlay />
      <NavigationProgress />
      <LinkNavigation />
      <main id="conteudo" tabIndex={-1}>
        {children}
      </main>
      <FailedCalls />
      <HelpWidget loja={shell.footer.loja} />
      <Footer {...shell.footer} />
      <Popups />
      <Wishlist />
      <PageFocus />
      <PagePlace />
      <MissingCode />
      <SeenPage />
      <Campaign />
      <PageViews />
      {shell.integracoes && <MerchantTags integracoes={shell.integracoes} />}
    </>
  )
}
