import type { Comment } from "@askery/api";
import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { MarkdownText } from "../library/markdown-text.tsx";
import { describeFailure } from "../server/describe-failure.ts";
import { describeWhen } from "../wording/describe-when.ts";
import { useNow } from "../wording/use-now.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../ui/dropdown-menu.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { joinClasses } from "../../ui/join-classes.ts";
import type { Commentable } from "./commentable.ts";
import { CommentComposer } from "./comment-composer.tsx";
import { useDeleteComment, useEditComment } from "./use-comment-acts.ts";

interface CommentViewProps {
  readonly thing: Commentable;
  readonly comment: Comment;
  /** Whether the user may delete comments of others. */
  readonly isAdmin: boolean;
  /** Whether a link leads to it. */
  readonly isLinked: boolean;
}

/** A comment with its author, and what the user may do with it. */
export function CommentView({ thing, comment, isAdmin, isLinked }: CommentViewProps) {
  const [isEditing, setIsEditing] = useState(false);
  const edit = useEditComment(thing);
  const remove = useDeleteComment(thing);
  const { author, text, mentions, isMine } = comment;
  const mayDelete = isMine || isAdmin;
  return (
    <CommentFrame
      {...{ comment, isLinked }}
      menu={
        mayDelete &&
        !isEditing && (
          <Menu>
            <MenuTrigger asChild>
              <IconButton label={`Actions for the comment of ${author.name}`} icon={Ellipsis} />
            </MenuTrigger>
            <MenuContent align="end">
              {isMine && (
                <MenuItem icon={Pencil} onSelect={() => setIsEditing(true)}>
                  Edit
                </MenuItem>
              )}
              <MenuItem icon={Trash2} isDanger onSelect={() => remove.mutate(comment)}>
                Delete
              </MenuItem>
            </MenuContent>
          </Menu>
        )
      }
    >
      {isEditing ? (
        <CommentComposer
          thing={thing}
          label="Edit comment"
          initial={{ text, mentions }}
          sendLabel="Save"
          isFocused
          isBusy={edit.isPending}
          error={edit.error === null ? undefined : `Not saved. ${describeFailure(edit.error).title}`}
          onCancel={() => setIsEditing(false)}
          onSend={(draft) => edit.mutate({ comment, draft }, { onSuccess: () => setIsEditing(false) })}
        />
      ) : (
        <MarkdownText text={text} mentioned={mentions.map(({ name }) => name)} isRemark />
      )}
    </CommentFrame>
  );
}

interface CommentFrameProps {
  readonly comment: Pick<Comment, "id" | "author" | "createdAtMs" | "editedAtMs">;
  readonly menu?: ReactNode;
  readonly isLinked?: boolean;
  readonly children: ReactNode;
}

/** A comment's author, time and content. */
export function CommentFrame({ comment, menu, isLinked = false, children }: CommentFrameProps) {
  const { id, author, createdAtMs, editedAtMs } = comment;
  const now = useNow();
  return (
    <article
      aria-label={`Comment of ${author.name}`}
      id={`comment-${id}`}
      tabIndex={-1}
      className={joinClasses(
        "group -mx-2 flex gap-2 rounded-3 px-2 py-1 outline-none",
        isLinked && "bg-accent-soft",
      )}
    >
      <span className="pt-0.5">
        <Avatar name={author.name} image={author.image} tintKey={author.id} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex min-h-6 items-center gap-1.5">
          <p className="min-w-0 flex-1 truncate text-12 text-text-3">
            <span className="text-13 font-medium text-text">{author.name}</span>{" "}
            <time dateTime={new Date(createdAtMs).toISOString()}>{describeWhen(createdAtMs, now)}</time>
            {editedAtMs !== null && " · edited"}
          </p>
          {menu !== undefined && <span className="-my-1 flex-none">{menu}</span>}
        </div>
        <div className="text-13 wrap-anywhere text-text-2">{children}</div>
      </div>
    </article>
  );
}
