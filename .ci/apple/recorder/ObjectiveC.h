__attribute__((objc_root_class))
@interface NSObject
- (instancetype)init;
- (_Bool)respondsToSelector:(SEL)selector;
- (id)forwardingTargetForSelector:(SEL)selector;
@end
@protocol NSObject
- (_Bool)respondsToSelector:(SEL)selector;
@end
@interface NSObject () <NSObject>
@end
