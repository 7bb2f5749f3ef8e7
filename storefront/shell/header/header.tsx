import { useLocation } from 'react-router'
import { CartButton } from '#storefront/cart/side-cart/cart-button.tsx'
import { PanelButton } from '#storefront/components/dialog/panel-button.tsx'
import { Icon } from '#storefront/components/icons/icon.tsx'
import { ACCOUNT_PATH } from '#storefront/customer/account-paths.ts'
import { FAVOURITES_PATH } from '#storefront/customer/wishlist/favourites-path.ts'
import { lazyHydrate } from '#storefront/rendering/lazy-hydrate.tsx'
import { Logo, useHomeLabel } from '../logo.tsx'
import { ClosedMenus } from '../menu/closed-menus.tsx'
import { MainMenu } from '../menu/main-menu.tsx'
import type { MenuLink } from '../menu/menu-link.ts'
import { SIDE_MENU, SideMenu } from '../menu/side-menu.tsx'
import { SEARCH_PANEL } from '../search/search-panel-id.ts'
import { AccountMenu } from './account-menu.tsx'
import styles from './header.module.css'
import { usePassedHero } from './use-passed-hero.ts'

const SearchPanel = lazyHydrate(async () => (await import('../search/search-panel.tsx')).SearchPanel)

/** On the home page it is transparent on top of the hero until the hero is passed. */
export function Header({ mainMenu }: { mainMenu: MenuLink[] }) {
  const home = useLocation().pathname === '/'
  const passedHero = usePassedHero(home)

  return (
    <header
      className={styles['header']}
      data-home={home || undefined}
      data-clear={(home && !passedHero) || undefined}
    >
      <div className={`wrap ${styles['bar']}`}>
        <PanelButton
          panel={SIDE_MENU}
          className={`${styles['tool']} ${styles['hamburger']}`}
          aria-label="Abrir o menu"
        >
          <Icon name="menu" size={1.5} />
        </PanelButton>
        <a href="/" className={styles['logo']} aria-label={useHomeLabel()}>
          <Logo />
        </a>
        <MainMenu items={mainMenu} />
        <div className={styles['tools']}>
          <button
            type="button"
            className={styles['tool']}
            popoverTarget={SEARCH_PANEL}
            aria-label="Buscar na loja"
          >
            <Icon name="search" size={1.5} />
          </button>
          <a href={FAVOURITES_PATH} className={styles['tool']} aria-label="Favoritos">
            <Icon name="heart" size={1.5} />
          </a>
          <a href={ACCOUNT_PATH} className={`${styles['tool']} ${styles['narrow']}`} aria-label="Minha conta">
            <Icon name="user" size={1.5} />
          </a>
          <AccountMenu className={styles['tool']} />
          <CartButton className={styles['tool']} />
        </div>
      </div>
      <SearchPanel />
      <SideMenu items={mainMenu} />
      <ClosedMenus />
    </header>
  )
}
