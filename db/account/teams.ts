import { Op, type Sequelize } from 'sequelize'
import type { Team, User } from '../../domain/account/account.ts'
import { column, type IdRange, newId, readAll, readOne, type Tx, table } from '../base/table.ts'

interface MemberRow {
  teamId: string
  userId: string
}

/** Teams of accounts and their members. */
export function teamsRepository(sequelize: Sequelize) {
  const teams = table<Team>(sequelize, 'teams', ['id'], {
    id: column.id,
    accountId: column.id,
    name: column.text(255),
    created: column.time,
  })
  const members = table<MemberRow>(sequelize, 'team_members', ['teamId', 'userId'], {
    teamId: column.id,
    userId: column.id,
  })

  return {
    async create(team: Pick<Team, 'accountId' | 'name'>, tx: Tx): Promise<Team> {
      const row = { ...team, id: newId(), created: Date.now() }
      await teams.create(row, { transaction: tx })
      return row
    },

    /** The teams of an account, oldest first, after the one of id `after`. */
    list(accountId: string, { after, most }: IdRange): Promise<Team[]> {
      const where = { accountId, ...(after ? { id: { [Op.gt]: after } } : {}) }
      return readAll(teams, { where, order: ['id'], limit: most })
    },

    count(accountId: string, tx: Tx): Promise<number> {
      return teams.count({ where: { accountId }, transaction: tx })
    },

    async find(accountId: string, id: string, tx?: Tx): Promise<Team | undefined> {
      return readOne(teams, { where: { id, accountId }, transaction: tx ?? null })
    },

    /** Undefined if the account has no such team. */
    async rename(accountId: string, id: string, name: string, tx: Tx): Promise<Team | undefined> {
      await teams.update({ name }, { where: { id, accountId }, transaction: tx })
      return this.find(accountId, id, tx)
    },

    /** Removes a team; its members stay users. Returns whether the team existed. */
    async remove(accountId: string, id: string, tx: Tx): Promise<boolean> {
      return (await teams.destroy({ where: { id, accountId }, transaction: tx })) === 1
    },

    /** Returns the teams of a user. */
    async idsOf(userId: string): Promise<string[]> {
      return (await readAll(members, { where: { userId } })).map(({ teamId }) => teamId)
    },

    /** Returns the ids of a team's members in order, after one of them. */
    async memberIds(team: Team, { after, most }: IdRange, tx?: Tx): Promise<string[]> {
      const where = { teamId: team.id, ...(after ? { userId: { [Op.gt]: after } } : {}) }
      const rows = await readAll(members, { where, order: ['userId'], limit: most, transaction: tx ?? null })
      return rows.map(({ userId }) => userId)
    },

    countMembers(team: Team, tx: Tx): Promise<number> {
      return members.count({ where: { teamId: team.id }, transaction: tx })
    },

    async hasMember(team: Team, userId: string, tx: Tx): Promise<boolean> {
      return (await members.count({ where: { teamId: team.id, userId }, transaction: tx })) > 0
    },

    /** Adds a user to a team; does nothing for a member. */
    async addMember(team: Team, user: User, tx: Tx): Promise<void> {
      const row = { teamId: team.id, userId: user.id }
      await members.bulkCreate([row], { ignoreDuplicates: true, transaction: tx })
    },

    /** Returns whether the user was in the team. */
    async removeMember(team: Team, userId: string, tx: Tx): Promise<boolean> {
      return (await members.destroy({ where: { teamId: team.id, userId }, transaction: tx })) === 1
    },
  }
}
