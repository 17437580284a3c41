/** Default paths of transactions and their status (contract.md). They load with the first transaction. */
export const TRANSACTION_ENDPOINT = '/wps/relay/MCSFE_getTransaction'
export const CLAIM_REWARD_ENDPOINT = '/wps/relay/MCSFE_claimReward'
export const REDEEM_ITEM_ENDPOINT = '/wps/relay/MCSFE_redeemItem'
export const CREATE_DEPOSIT_ENDPOINT = '/wps/relay/MCSFE_createDeposit'
export const CREATE_WITHDRAWAL_ENDPOINT = '/wps/relay/MCSFE_createWithdrawal'
export const ADD_BANK_CARD_ENDPOINT = '/wps/relay/MCSFE_addBankCard'
export const FEEDBACK_ENDPOINT = '/wps/relay/MCSFE_feedback'
