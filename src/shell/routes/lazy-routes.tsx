import { useLocation } from 'react-router-dom'
import {
  ACTIVITY_PATH,
  ADD_BANK_CARD_PATH,
  ADD_PIX_PATH,
  AGENT_REGISTER_PATH,
  BENEFITS_PATH,
  CHANGE_PASSWORD_PATH,
  CONNECTION_PATH,
  CHAT_PATH,
  DEPOSIT_PATH,
  FEEDBACK_PATH,
  FORGOT_PASSWORD_PATH,
  HELP_PATH,
  HISTORY_PATH,
  INVITE_PATH,
  LEADERBOARD_PATH,
  MALL_PATH,
  MEMBER_PATH,
  PROMOTIONS_PATH,
  OLD_REGISTER_PATH,
  REGISTER_PATH,
  REWARDS_PATH,
  SECURITY_PATH,
  WITHDRAW_PATH,
} from '#domain/routing/routes'
import { HeaderBack } from '../layout/header-back'
import { NotFoundPage } from '../error-pages/not-found-page'
import { lazyComponent } from '../../shared/page/lazy-component'
import { loadSanitise } from '../../shared/operator-html/render/sanitise'

const RegisterPage = lazyComponent(
  async () => (await import('../../features/accounts/registration/register-page')).RegisterPage,
)
const ForgotPasswordPage = lazyComponent(
  async () => (await import('../../features/accounts/password/forgot-password-page')).ForgotPasswordPage,
)
const ChangePasswordPage = lazyComponent(
  async () => (await import('../../features/accounts/password/change-password-page')).ChangePasswordPage,
)
const AgentRegisterPage = lazyComponent(
  async () => (await import('../../features/accounts/registration/agent-register-page')).AgentRegisterPage,
)

const PromotionsPage = lazyComponent(
  async () => (await import('../../features/announcements/pages/promotions-page')).PromotionsPage,
)
const BenefitsPage = lazyComponent(
  async () => (await import('../../features/member/benefits/benefits-page')).BenefitsPage,
)
const HistoryPage = lazyComponent(
  async () => (await import('../../features/member/history/history-page')).HistoryPage,
)
const ChatPage = lazyComponent(async () => (await import('../../features/service/chat/chat-page')).ChatPage)
const FeedbackPage = lazyComponent(
  async () => (await import('../../features/service/feedback/feedback-page')).FeedbackPage,
)
const HelpPage = lazyComponent(async () => (await import('../../features/service/help/help-page')).HelpPage)
const InvitePage = lazyComponent(
  async () => (await import('../../features/referral/invite-route')).InviteRoute,
)
const MallPage = lazyComponent(async () => (await import('../../features/money/mall/mall-page')).MallPage)
const MissionsPage = lazyComponent(
  async () => (await import('../../features/money/rewards/missions-page')).MissionsPage,
)
const RewardsPage = lazyComponent(
  async () => (await import('../../features/money/rewards/rewards-page')).RewardsPage,
)
const DepositPage = lazyComponent(
  async () => (await import('../../features/money/cashier/deposit-page')).DepositPage,
)
const WithdrawPage = lazyComponent(
  async () => (await import('../../features/money/cashier/withdraw-page')).WithdrawPage,
)
const SecurityPage = lazyComponent(
  async () => (await import('../../features/money/payout-accounts/security-page')).SecurityPage,
)
const BankCardPage = lazyComponent(
  async () => (await import('../../features/money/payout-accounts/bank-card-page')).BankCardPage,
)

const AnnouncementPage = lazyComponent(
  async () => (await import('../../features/announcements/pages/announcement-page')).AnnouncementPage,
)
const MemberPage = lazyComponent(async () => (await import('../../features/member/member-page')).MemberPage)
const ConnectionPage = lazyComponent(
  async () => (await import('../../features/lines/connection-page/connection-page')).ConnectionPage,
)

/** Preloaded for use without a network. Nearly all of them are in one chunk. */
const MEMBER_PAGES = [
  RewardsPage,
  MissionsPage,
  MallPage,
  DepositPage,
  WithdrawPage,
  SecurityPage,
  BankCardPage,
  BenefitsPage,
  HistoryPage,
  FeedbackPage,
  InvitePage,
]

/** Preloads the member page, so that it also opens offline (SES-11). */
export const preloadMemberPage = (): Promise<void> => MemberPage.preload()

/** Preloads the announcement pages, which share a chunk with the promotions. */
export const preloadAnnouncements = async (): Promise<void> => {
  await AnnouncementPage.preload()
  await PromotionsPage.preload()
  await loadSanitise()
}

export const preloadConnectionPage = (): Promise<void> => ConnectionPage.preload()

/** Preloads the pages that a guest or a member may need without a network. */
export const preloadAccountPages = async (isMember: boolean): Promise<void> => {
  await ChatPage.preload() // the contacts are also shown without a network
  if (isMember) {
    await ChangePasswordPage.preload()
    for (const page of MEMBER_PAGES) await page.preload()
    return
  }
  await RegisterPage.preload()
  await ForgotPasswordPage.preload()
  await HelpPage.preload()
  await InvitePage.preload()
}

/**
 * Routes of every path that the router does not list (SHL-07): rarely opened screens, and the page for unknown paths.
 * In a separate chunk, because every visit loads the router.
 */
export const LazyRoutes = () => {
  const location = useLocation()
  const pathname = location.pathname.replace(/\/+$/u, '')
  return (
    <>
      {!BOTTOM_BAR_PATHS.includes(pathname) && <HeaderBack key={location.search} pathname={pathname} />}
      <Screen pathname={pathname} />
    </>
  )
}

/** Their screens have no back arrow in the header: the bottom bar leads to them, and the chat has its own. */
const BOTTOM_BAR_PATHS: readonly string[] = [MEMBER_PATH, PROMOTIONS_PATH, CHAT_PATH]

const Screen = ({ pathname }: { readonly pathname: string }) => {
  switch (pathname) {
    case REGISTER_PATH:
    case OLD_REGISTER_PATH:
      return <RegisterPage />
    case FORGOT_PASSWORD_PATH:
      return <ForgotPasswordPage />
    case CHANGE_PASSWORD_PATH:
      return <ChangePasswordPage />
    case AGENT_REGISTER_PATH:
      return <AgentRegisterPage />
    case CONNECTION_PATH:
      return <ConnectionPage />
    case MEMBER_PATH:
      return <MemberPage />
    case PROMOTIONS_PATH:
      return <PromotionsPage />
    case ACTIVITY_PATH:
      return <AnnouncementPage />
    case HISTORY_PATH:
      return <HistoryPage />
    case BENEFITS_PATH:
      return <BenefitsPage />
    case CHAT_PATH:
      return <ChatPage />
    case FEEDBACK_PATH:
      return <FeedbackPage />
    case HELP_PATH:
      return <HelpPage />
    case INVITE_PATH:
      return <InvitePage />
    case MALL_PATH:
      return <MallPage />
    case LEADERBOARD_PATH:
      return <MissionsPage />
    case REWARDS_PATH:
      return <RewardsPage />
    case DEPOSIT_PATH:
      return <DepositPage />
    case WITHDRAW_PATH:
      return <WithdrawPage />
    case SECURITY_PATH:
      return <SecurityPage />
    case ADD_BANK_CARD_PATH:
      return <BankCardPage isPix={false} />
    case ADD_PIX_PATH:
      return <BankCardPage isPix />
    default:
      return <NotFoundPage />
  }
}
