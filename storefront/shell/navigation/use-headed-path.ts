import { useLocation, useNavigation } from 'react-router'

/** The path that the shop is going to, from the moment on that it sets out; where nothing goes on, the path it is at. */
export function useHeadedPath(): string {
  const { pathname } = useLocation()

  return useNavigation().location?.pathname ?? pathname
}
